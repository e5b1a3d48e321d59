/** The attributes for the layout of a widget, with their possible values. Documentation, style sheets and tests read this list. */
export const widgetAttributes = {
  /** The widget's layout in the page; on the root of `swap`, `deposit-address`, `activity`, `progress` and `fees`. */
  'data-layout': ['card', 'inline', 'wide'],
  /** The density of the layout; on every root that sets it, or that is inside one that does. */
  'data-density': ['comfortable', 'compact'],
  /** The hidden sections, separated by spaces; on `swap-content`. */
  'data-hidden': ['balance', 'fractions', 'switchSides', 'options', 'fees', 'quoteRefresh'],
} as const

/** Name of such an attribute. */
export type WidgetAttribute = keyof typeof widgetAttributes

/** A value that an attribute may have. */
export type AttributeValue<attribute extends WidgetAttribute> = (typeof widgetAttributes)[attribute][number]
