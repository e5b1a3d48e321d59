import { version } from 'react'
import { version as domVersion } from 'react-dom'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

// The project `react-18` is worth nothing when it runs under React 19.
it('default: this project runs under its own React', () => {
  const isReact18 = process.execArgv.some((argument) => argument.includes('react18'))
  const own = isReact18 ? /^18\.3\./ : /^19\./
  expect(version).toMatch(own)
  expect(domVersion).toBe(version)
  expect(renderToString(<p />)).toBe('<p></p>')
})
