'use client'
import { forwardRef, type ReactElement, type Ref } from 'react'
import { useCauseway } from '../../hooks/internal/causewayContext.ts'
import { english } from '../../locales/english.ts'
import { isRightToLeft } from '../../utils/isRightToLeft.ts'
import type { Part, PartState } from '../attributes.ts'
import { renderPart, type ContainerProps } from './render/renderPart.ts'
import { partOf, useWidgetOptions, WidgetOptionsContext, type WidgetOptions } from './widgetOptions.ts'

/** What a widget takes beside what its root element does. */
export interface WidgetProps extends ContainerProps<'div'>, WidgetOptions {}

interface WidgetRootProps<name extends Part> extends WidgetProps {
  name: name
  state?: PartState<name> | undefined
  ref?: Ref<HTMLDivElement>
}

/** The root element of every widget: the style sheet reaches nothing outside of it. Renders a `<div>`. */
export const WidgetRoot = forwardRef(function WidgetRoot<name extends Part>(
  { name, state, classNames, slots, children, ...props }: WidgetRootProps<name>,
  ref: Ref<HTMLDivElement>,
) {
  const { messages } = useCauseway('WidgetRoot')
  const options = useWidgetOptions({ classNames, slots })
  const part = partOf(options)
  return (
    <WidgetOptionsContext.Provider value={options}>
      {renderPart(
        <div
          ref={ref}
          // What the words are in. The direction is the page's own until the page says what its words are in.
          lang={messages?.language ?? english.language}
          dir={messages?.language && (isRightToLeft(messages.language) ? 'rtl' : 'ltr')}
          {...part(name, state, 'cw-root')}
        >
          {children}
        </div>,
        props,
      )}
    </WidgetOptionsContext.Provider>
  )
  // One cast: `forwardRef` forgets that the words of `state` are those of `name`.
}) as <name extends Part>(props: WidgetRootProps<name>) => ReactElement
