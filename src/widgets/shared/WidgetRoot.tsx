'use client'
import { forwardRef } from 'react'
import { checkProps } from '../../errors/checks/checkProps.ts'
import { useWording } from '../../hooks/context/causewayContext.ts'
import { english } from '../../locales/english.ts'
import { isRightToLeft } from '../../utils/locale/isRightToLeft.ts'
import type { AttributeValue } from '../attributes/widgetAttributes.ts'
import type { PartAttributes } from './createUsePart.ts'
import { joinClasses } from './render/joinClasses.ts'
import { renderPart, type ContainerProps } from './render/renderPart.ts'
import { Tooltip } from './tooltip/Tooltip.tsx'
import {
  optionKinds,
  useWidgetOptions,
  WidgetOptionsContext,
  type BaseWidgetOptions,
} from './widgetOptions.ts'

interface WidgetRootProps extends ContainerProps<'div'>, BaseWidgetOptions {
  /** The element's attributes, with the class names from these options. */
  attributes: PartAttributes
  layout?: AttributeValue<'data-layout'> | undefined
}

/**
 * The root element of every widget; the style sheet only applies inside it. Renders a `<div>`.
 *
 * @throws {InvalidArgumentError} for an invalid option.
 */
export const WidgetRoot = forwardRef<HTMLDivElement, WidgetRootProps>(function WidgetRoot(
  { attributes, classNames, slots, density, layout, children, ...props },
  ref,
) {
  checkProps(
    { classNames, slots, density, layout },
    optionKinds,
    `[data-cw-part=${attributes['data-cw-part']}]`,
  )
  const { messages } = useWording()
  const options = useWidgetOptions({ classNames, slots, density })
  return (
    <WidgetOptionsContext.Provider value={options}>
      {renderPart(
        <div
          ref={ref}
          // The language of the messages. The direction stays the page's own until the page sets a language.
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
