'use client'
import type { ComponentProps } from 'react'
import { useCauseway } from '../hooks/causewayContext.ts'
import { en } from '../locales/en.ts'
import { isRightToLeft } from '../utils/isRightToLeft.ts'
import { partProps, type Part, type PartState } from './attributes.ts'

export interface WidgetRootProps<name extends Part> extends ComponentProps<'div'> {
  name: name
  state?: PartState<name> | undefined
}

/** The root element of every widget: the style sheet reaches nothing outside of it. Renders a `<div>`. */
export function WidgetRoot<name extends Part>({ name, state, className, ...props }: WidgetRootProps<name>) {
  const { messages } = useCauseway('WidgetRoot')
  return (
    <div
      // What the words are in. The direction is the page's own until the page says what its words are in.
      lang={messages?.language ?? en.language}
      dir={messages?.language && (isRightToLeft(messages.language) ? 'rtl' : 'ltr')}
      {...props}
      className={className ? `cw-root ${className}` : 'cw-root'}
      {...partProps(name, state)}
    />
  )
}
