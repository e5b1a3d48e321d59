'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useWidgetOptions } from '../widgetOptions.ts'
import { renderSlot } from './renderSlot.tsx'

/** A main button, or the page's replacement for it, with the same props. Renders a `<button>`. */
export const MainButton = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function MainButton(props, ref) {
    const { slots } = useWidgetOptions()
    return renderSlot(
      slots?.Button,
      // React 18 warns about a ref on a function component, even an unused one.
      ref ? { ...props, ref } : props,
      // oxlint-disable-next-line react/button-has-type -- its parent sets the type
      <button {...props} ref={ref} />,
    )
  },
)
