/** Attributes of an element, by name. */
export type ElementProps = Readonly<Record<string, unknown>>

/** Attributes that style sheets, tests and other parts rely on; they can't be overridden. */
const fixed: ReadonlySet<string> = new Set(['data-cw-part', 'data-state', 'id', 'type'])

/**
 * Merges a part's own attributes with those from its user: class names, styles and descriptions of both, the user's
 * handler before ours, and otherwise the user's value. `undefined` counts as not given, and so does nothing where both would count.
 */
export function mergeProps(ours: ElementProps, given: ElementProps): ElementProps {
  const merged: Record<string, unknown> = { ...ours }
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || (fixed.has(name) && name in ours)) continue
    merged[name] = joinValues(name, ours[name], value)
  }
  return merged
}

/** Attributes of which ours and the user's both count, as handlers do. */
const joined: ReadonlySet<string> = new Set(['className', 'aria-describedby', 'style'])

function joinValues(name: string, ours: unknown, given: unknown): unknown {
  const doBothCount = isHandler(name, ours) || (joined.has(name) && ours !== undefined)
  if (!doBothCount) return given
  // `isOn && handler` of a page must not take ours away.
  if (!given) return ours
  if (isHandler(name, ours)) return isHandler(name, given) ? chainHandlers(given, ours) : given
  return name === 'style' ? { ...(ours as object), ...(given as object) } : `${given} ${ours}`
}

type Handler = (event: { defaultPrevented: boolean }) => unknown

function isHandler(name: string, value: unknown): value is Handler {
  return /^on[A-Z]/.test(name) && typeof value === 'function'
}

/** `event.preventDefault()` in the first handler prevents the second one. */
function chainHandlers(first: Handler, second: Handler): Handler {
  return (event) => {
    first(event)
    if (!event.defaultPrevented) second(event)
  }
}
