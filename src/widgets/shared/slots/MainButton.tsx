'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useWidgetOptions } from '../widgetOptions.ts'
import { renderSlot } from './renderSlot.tsx'

/** A button that leads on, or what the page has in its place, with all that ours would have. Renders a `<button>`. */
export const MainButton = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function MainButton(props, ref) {
    const { slots } = useWidgetOptions()
    return renderSlot(
      slots?.Button,
      // React 18 warns of a ref for a plain function, also of one that nobody holds.
      ref ? { ...props, ref } : props,
      // oxlint-disable-next-line react/button-has-type -- whoever renders it says which
      <button {...props} ref={ref} />,
    )
  },
)
