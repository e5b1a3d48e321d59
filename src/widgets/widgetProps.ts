import type { AttributeValue } from './attributes/widgetAttributes.ts'
import type { Part, PartDataState } from './attributes/widgetParts.ts'
import type { ContainerProps } from './shared/render/renderPart.ts'
import type { BaseWidgetOptions } from './shared/widgetOptions.ts'

/** Class names by part: one string, or one for each value of the part's `data-state`. */
export type ClassNames = {
  readonly [part in Part]?:
    | string
    | ((state: PartDataState<part> | undefined) => string | undefined)
    | undefined
}

/** Options of every widget's root, for itself and for the widgets inside it. */
export interface WidgetOptions extends BaseWidgetOptions {
  /** Class names for any part, added to those of a surrounding widget. @default none */
  classNames?: ClassNames | undefined
}

/** Options of a widget that is a page area of its own. */
export interface LayoutOptions {
  /**
   * `card` has a background, a border and a shadow; `inline` has none, for a card or a column of your own. A widget inside
   * another one has none either.
   * @default 'card'
   */
  layout?: Exclude<AttributeValue<'data-layout'>, 'wide'> | undefined
}

/** Props of a widget besides those of its root. */
export interface WidgetProps extends ContainerProps<'div'>, WidgetOptions {}
