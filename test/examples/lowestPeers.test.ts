import { expect, it } from 'vitest'
import app from '../../examples/consumers/lowest/package.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }

it('default: installs the lowest declared peers in the app with the lowest peers', () => {
  const lowest = Object.entries(manifest.peerDependencies).map(([name, range]) => [
    name,
    range.split(' ')[0]?.replace('^', ''),
  ])
  expect(app.dependencies).toEqual(Object.fromEntries(lowest))
})
