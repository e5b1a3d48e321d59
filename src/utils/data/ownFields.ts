/**
 * A copy of an object without inherited properties. If something on the page has added a property to `Object.prototype`, every other object
 * seems to have it.
 */
export function ownFields<fields extends object>(value: fields): fields {
  return { __proto__: null, ...value }
}

/** Whether something was added to `Object.prototype`. This check is cheap. */
export function isPrototypePolluted(): boolean {
  for (const _name in {}) return true
  return false
}
