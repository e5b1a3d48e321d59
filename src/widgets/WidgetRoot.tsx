'use client'
import type { ComponentProps } from 'react'
import { useCauseway } from '../hooks/causewayContext.ts'
import { partProps, type Part, type PartState } from './attributes.ts'

export interface WidgetRootProps<name extends Part> extends ComponentProps<'div'> {
  name: name
  state?: PartState<name> | undefined
}

/** The root element of every widget: the style sheet reaches nothing outside of it. Renders a `<div>`. */
export function WidgetRoot<name extends Part>({ name, state, className, ...props }: WidgetRootProps<name>) {
  const { locale, messages } = useCauseway('WidgetRoot')
  return (
    <div
      // The language of the words; numbers alone follow the locale when the words are our English ones.
      lang={messages ? locale : 'en'}
      {...props}
      className={className ? `cw-root ${className}` : 'cw-root'}
      {...partProps(name, state)}
    />
  )
}
