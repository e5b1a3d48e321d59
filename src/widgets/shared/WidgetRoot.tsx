'use client'
import { forwardRef } from 'react'
import { useWording } from '../../hooks/context/causewayContext.ts'
import { english } from '../../locales/english.ts'
import { isRightToLeft } from '../../utils/locale/isRightToLeft.ts'
import type { AttributeWord } from '../attributes/widgetAttributes.ts'
import type { PartAttributes } from './createUsePart.ts'
import { joinClasses } from './render/joinClasses.ts'
import { renderPart, type ContainerProps } from './render/renderPart.ts'
import { Tooltip } from './tooltip/Tooltip.tsx'
import { useWidgetOptions, WidgetOptionsContext, type BaseWidgetOptions } from './widgetOptions.ts'

interface WidgetRootProps extends ContainerProps<'div'>, BaseWidgetOptions {
  /** What the element is, with the class names that these options give it. */
  attributes: PartAttributes
  layout?: AttributeWord<'data-layout'> | undefined
}

/** The root element of every widget: the style sheet reaches nothing outside of it. Renders a `<div>`. */
export const WidgetRoot = forwardRef<HTMLDivElement, WidgetRootProps>(function WidgetRoot(
  { attributes, classNames, slots, density, layout, children, ...props },
  ref,
) {
  const { messages } = useWording()
  const options = useWidgetOptions({ classNames, slots, density })
  return (
    <WidgetOptionsContext.Provider value={options}>
      {renderPart(
        <div
          ref={ref}
          // What the words are in. The direction is the page's own until the page says what its words are in.
          lang={messages?.language ?? english.language}
          dir={messages?.language && (isRightToLeft(messages.language) ? 'rtl' : 'ltr')}
          data-density={options.density}
          data-layout={layout}
          {...attributes}
          className={joinClasses('cw-root', attributes.className)}
        >
          {children}
          <Tooltip />
        </div>,
        props,
      )}
    </WidgetOptionsContext.Provider>
  )
})
