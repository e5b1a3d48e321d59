import { version } from 'react'
import { version as domVersion } from 'react-dom'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { version as wagmiVersion } from 'wagmi'

// The project `older-peers` is worth nothing when it runs with the newer ones.
it('default: this project runs with its own React and wagmi', () => {
  const isOlder = process.execArgv.some((argument) => argument.includes('olderPeers'))
  expect(version).toMatch(isOlder ? /^18\.3\./ : /^19\./)
  expect(domVersion).toBe(version)
  expect(renderToString(<p />)).toBe('<p></p>')
  expect(wagmiVersion).toMatch(isOlder ? /^2\./ : /^3\./)
})
