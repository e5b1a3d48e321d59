import * as React from 'react'

/**
 * Lets React take no stack trace for each element that is made in development, which is a quarter of what a test of a widget costs. React
 * itself stops after ten thousand in a second; here the count has no end from the start. Its warnings, and the stacks of components,
 * stay. React 18 takes none.
 */
export function skipOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  )
  if (typeof internals !== 'object' || internals === null) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set() {},
  })
}
