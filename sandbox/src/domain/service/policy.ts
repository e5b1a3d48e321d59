import * as z from 'zod/mini'
import {
  booleanSchema,
  listRule,
  numberSchema,
  parametersOf,
  textSchema,
  integerSchema,
} from '../arguments/argumentSchemas.ts'
import { defaultBrand, type Dialect } from './dialect.ts'

/** How the service behaves where the interface leaves it open. */
export interface ServicePolicy {
  /** How answers are written. @default 'interface' */
  dialect: Dialect
  /** The word in names of fees and components that deployments replace by their brand. @default 'svc' */
  brand: string
  /** What the service earns, in basis points of the input. @default 10 */
  serviceFeeBps: number
  /** The least that is charged for the gas of a fill, in US dollars, decimal. @default '0.02' */
  minimumGasFeeUsd: string
  /** Slippage tolerance of a quote that names none, in basis points. @default 50 */
  defaultSlippageBps: number
  /** How far a swap may move the price unless `overridePriceImpact` is set, in basis points. @default 1500 */
  maximumImpactBps: number
  /** The most that the sponsor pays for a request that names no limit, in US dollars, decimal. @default '100' */
  maximumSponsoredUsd: string
  /** How long a quote can be paid when it names no `ttl`, in milliseconds. @default 3600000 */
  quoteValidityMs: number
  /** However soon a deposit comes, it counts as one that came after the quote had expired, and is refunded. @default false */
  countsDepositsAsLate: boolean
  /**
   * From the deposit until the request is a success, in milliseconds: half of it the request is `pending`,
   * then the fill is sent, and the other half it is `submitted`. @default 1500
   */
  fillDelayMs: number
  /** How long money stays at a deposit address before it is taken to the depository, in milliseconds. @default 500 */
  sweepDelayMs: number
  /**
   * The deposit to a deposit address makes another request, which has it from then on, and to which the first one
   * points: what the service does on some chains. @default false
   */
  regeneratesDeposits: boolean
  /**
   * Pull deposits by permits. Otherwise a permit is answered with the steps to pay the deposit by transactions, and
   * never used. @default true
   */
  relaysPermits: boolean
  /**
   * Every quote that the solver is to fill for a deposit begins with a message to sign, by which the user claims
   * the request. What is deposited without is refunded. @default false
   */
  requiresClaim: boolean
  /**
   * List quotes that nobody paid in the history, too. Without it they are found by `id`, `orderId` and `term`
   * only, since every refreshed quote of a widget would be an entry. @default false
   */
  listUnpaid: boolean
  /** Numbers of chains whose requests are listed only with `privateChainsToInclude`. @default [] */
  privateChains: readonly number[]
}

/** The policy of a service that is told nothing. */
export const defaultPolicy: ServicePolicy = {
  dialect: 'interface',
  brand: defaultBrand,
  serviceFeeBps: 10,
  minimumGasFeeUsd: '0.02',
  defaultSlippageBps: 50,
  maximumImpactBps: 1500,
  maximumSponsoredUsd: '100',
  quoteValidityMs: 3_600_000,
  countsDepositsAsLate: false,
  fillDelayMs: 1500,
  sweepDelayMs: 500,
  regeneratesDeposits: false,
  relaysPermits: true,
  requiresClaim: false,
  listUnpaid: false,
  privateChains: [],
}

/** What is set of a policy; `undefined` leaves the default. */
export type PolicyOptions = { [name in keyof ServicePolicy]?: ServicePolicy[name] | undefined }

/** Each option, of the kind that its default is of. */
export const policySchema = parametersOf(
  Object.fromEntries(Object.entries(defaultPolicy).map(([name, value]) => [name, likeDefault(value)])),
)

function likeDefault(value: unknown): z.ZodMiniType {
  if (typeof value === 'number') return numberSchema
  if (typeof value === 'boolean') return booleanSchema
  return Array.isArray(value) ? z.array(integerSchema, listRule) : textSchema
}

/** The whole policy: the options, and the defaults for the rest. */
export function toPolicy(options: PolicyOptions = {}): ServicePolicy {
  const set = Object.entries(options).filter(([, value]) => value !== undefined)
  return { ...defaultPolicy, ...Object.fromEntries(set) }
}
