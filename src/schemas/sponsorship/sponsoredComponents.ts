import * as z from 'zod/mini'
import { interfaceBrand } from '../brand.ts'

/** The parts of the fees that a sponsor may pay. `platform` is the service's own fee, `svc` in the interface. */
export const sponsoredComponents = ['execution', 'swap', 'platform', 'app', 'rent'] as const

/** A part of the fees that a sponsor may pay. */
export type SponsoredComponent = (typeof sponsoredComponents)[number]

/** What a sponsor pays when the quote is asked for without `sponsoredFeeComponents`. */
export const defaultSponsoredComponents: readonly SponsoredComponent[] = [
  'execution',
  'swap',
  'platform',
  'app',
]

const rule = `it must be one of ${sponsoredComponents.join(', ')}`

/** The parts by the interface's words. */
const componentByWord: ReadonlyMap<string, SponsoredComponent> = new Map(
  sponsoredComponents.map((component) => [component === 'platform' ? interfaceBrand : component, component]),
)

/** One of them: the library's word here, the interface's on the wire. */
export const sponsoredComponent = z.codec(z.string(rule), z.enum(sponsoredComponents, rule), {
  // One cast: for a word that is none the schema behind it refuses `undefined`.
  decode: (word) => componentByWord.get(word) as SponsoredComponent,
  encode: (component) => (component === 'platform' ? interfaceBrand : component),
})
