/**
 * A copy of an object that lends nothing from its prototype. On a page where something put a property on
 * `Object.prototype`, every other object seems to have it.
 */
export function ownFields<fields extends object>(value: fields): fields {
  return { __proto__: null, ...value }
}

/** Whether something was assigned to `Object.prototype`. It costs next to nothing to look. */
export function isPrototypePolluted(): boolean {
  for (const _name in {}) return true
  return false
}
