import { expect, it } from 'vitest'
import { describeLayers } from '../../scripts/describe/describeLayers.ts'
import { layers } from '../support/layers/table.ts'

const picture = describeLayers('<!-- layers: written by npm run describe -->\n<!-- end of layers -->\n')

/** The layers that the arrows of a kind lead to, read in the way that the page explains. */
function followArrows(from: string, kind: '' | 'types'): string[] {
  return [...picture.matchAll(/^ {2}(\w+) (.+) (\w+)$/gm)].flatMap(([, source, arrow = '', target = '']) => {
    const words: readonly string[] = arrow.match(/[a-z]+/g) ?? []
    if (source !== from || words.includes('types') !== (kind === 'types')) return []
    return words.includes('alone') ? [target] : [target, ...followArrows(target, '')]
  })
}

it.each(Object.keys(layers).filter((name) => name !== 'exports'))(
  'behavior: draws arrows from %s only to what the table lets it import',
  (name) => {
    const { imports = [], types = [] } = layers[name] ?? {}
    const values = new Set(followArrows(name, ''))
    expect([...values].toSorted()).toEqual([...imports].toSorted())
    const all = new Set([...values, ...followArrows(name, 'types')])
    expect([...all].toSorted()).toEqual([...new Set([...imports, ...types])].toSorted())
  },
)
