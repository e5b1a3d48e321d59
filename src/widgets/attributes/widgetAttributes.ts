/** The attributes that say how a widget is laid out, with their possible values. Documentation, style sheets and tests read this list. */
export const widgetAttributes = {
  /** How it stands in the page; on the root of `swap`, `deposit-address`, `activity`, `progress` and `fees`. */
  'data-layout': ['card', 'inline', 'wide'],
  /** How close everything stands; on every root that sets it, or has one around it that does. */
  'data-density': ['comfortable', 'compact'],
  /** The sections that are left out, divided by spaces; on `swap-content`. */
  'data-hidden': ['balance', 'fractions', 'switchSides', 'options', 'fees', 'quoteRefresh'],
} as const

/** Name of such an attribute. */
export type WidgetAttribute = keyof typeof widgetAttributes

/** A value that an attribute may have. */
export type AttributeValue<attribute extends WidgetAttribute> = (typeof widgetAttributes)[attribute][number]
