import { registerHooks } from 'node:module'

// Loaded before the tests of the project `older-peers`: their imports of React 19 or wagmi 3, those of packages included, get React 18
// and wagmi 2.
const older = { react: 'react-18', 'react-dom': 'react-dom-18', wagmi: 'wagmi-2' }
const newer = new RegExp(`/node_modules/(${Object.keys(older).join('|')})/`)

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    const url = resolved.url.replace(newer, (_, name: keyof typeof older) => `/node_modules/${older[name]}/`)
    return url === resolved.url ? resolved : { ...resolved, url }
  },
})
