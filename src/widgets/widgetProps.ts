import type { AttributeWord } from './attributes/widgetAttributes.ts'
import type { Part, PartState } from './attributes/widgetParts.ts'
import type { ContainerProps } from './shared/render/renderPart.ts'
import type { BaseWidgetOptions } from './shared/widgetOptions.ts'

/** Class names by part: a text, or one for each word that the part's `data-state` says. */
export type ClassNames = {
  readonly [part in Part]?: string | ((state: PartState<part> | undefined) => string | undefined) | undefined
}

/** What the root of every widget takes, for itself and for the widgets inside of it. */
export interface WidgetOptions extends BaseWidgetOptions {
  /** Class names for any part, added to those of a widget around it. @default none */
  classNames?: ClassNames | undefined
}

/** What a widget takes that is an area of the page by itself. */
export interface AreaOptions {
  /**
   * `card` has a ground, an edge and a shadow; `inline` has none, for a card or a column of your own. Inside another widget there is
   * none either. @default 'card'
   */
  layout?: Exclude<AttributeWord<'data-layout'>, 'wide'> | undefined
}

/** What a widget takes beside what its root element does. */
export interface WidgetProps extends ContainerProps<'div'>, WidgetOptions {}
