'use client'
import type { ComponentProps } from 'react'
import { useCauseway } from '../../hooks/internal/causewayContext.ts'
import { english } from '../../locales/english.ts'
import { isRightToLeft } from '../../utils/isRightToLeft.ts'
import type { Part, PartState } from '../attributes.ts'
import { partOf, useWidgetOptions, WidgetOptionsContext, type WidgetOptions } from './widgetOptions.ts'

/** What a widget takes beside what its root element does. */
export interface WidgetProps extends ComponentProps<'div'>, WidgetOptions {}

export interface WidgetRootProps<name extends Part> extends WidgetProps {
  name: name
  state?: PartState<name> | undefined
}

/** The root element of every widget: the style sheet reaches nothing outside of it. Renders a `<div>`. */
export function WidgetRoot<name extends Part>({
  name,
  state,
  className,
  classNames,
  slots,
  ...props
}: WidgetRootProps<name>) {
  const { messages } = useCauseway('WidgetRoot')
  const options = useWidgetOptions({ classNames, slots })
  const part = partOf(options)
  return (
    <WidgetOptionsContext.Provider value={options}>
      <div
        // What the words are in. The direction is the page's own until the page says what its words are in.
        lang={messages?.language ?? english.language}
        dir={messages?.language && (isRightToLeft(messages.language) ? 'rtl' : 'ltr')}
        {...props}
        {...part(name, state, className ? `cw-root ${className}` : 'cw-root')}
      />
    </WidgetOptionsContext.Provider>
  )
}
