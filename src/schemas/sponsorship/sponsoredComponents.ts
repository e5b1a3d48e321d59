import * as z from 'zod/mini'
import { defaultBrand } from '../brand.ts'

/** The parts of the fees that a sponsor may pay. `platform` is the provider's own fee, `svc` in the API. */
export const sponsoredComponents = ['execution', 'swap', 'platform', 'app', 'rent'] as const

/** A part of the fees that a sponsor may pay. */
export type SponsoredComponent = (typeof sponsoredComponents)[number]

/** The components that a sponsor pays without `sponsoredFeeComponents`. */
export const defaultSponsoredComponents: readonly SponsoredComponent[] = [
  'execution',
  'swap',
  'platform',
  'app',
]

/** The components by the API's words. */
const componentByWord: ReadonlyMap<string, SponsoredComponent> = new Map(
  sponsoredComponents.map((component) => [wordOf(component), component]),
)

const rule = `it must be one of ${sponsoredComponents.join(', ')}`
const wireRule = `it must be one of ${[...componentByWord.keys()].join(', ')}`

/** The name of a component: the library's word here, the API's on the wire. */
export const sponsoredComponent = z.codec(z.string(wireRule), z.enum(sponsoredComponents, rule), {
  decode: (word, { issues }) => {
    const component = componentByWord.get(word)
    if (component !== undefined) return component
    issues.push({ code: 'custom', message: wireRule, input: word })
    return z.NEVER
  },
  encode: wordOf,
})

function wordOf(component: SponsoredComponent): string {
  return component === 'platform' ? defaultBrand : component
}
