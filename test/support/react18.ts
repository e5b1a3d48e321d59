import { registerHooks } from 'node:module'

// Loaded before the tests of the project `react-18`: whoever imports React 19 in them, packages included, gets React 18.

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    const url = resolved.url.replace(/\/node_modules\/(react|react-dom)\//, '/node_modules/$1-18/')
    return url === resolved.url ? resolved : { ...resolved, url }
  },
})
