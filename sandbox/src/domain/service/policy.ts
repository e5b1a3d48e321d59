import { defaultBrand } from '@causeway/react/schemas'
import * as z from 'zod/mini'
import {
  booleanSchema,
  listRule,
  numberSchema,
  parametersOf,
  textSchema,
  integerSchema,
} from '../arguments/argumentSchemas.ts'
import type { Dialect } from './dialect.ts'

/** The service's behavior where the interface leaves a choice. */
export interface ServicePolicy {
  /** How answers are written. @default 'interface' */
  dialect: Dialect
  /** The word in the names of fees and components that each deployment replaces with its own brand. @default 'svc' */
  brand: string
  /** The service fee, in basis points of the input. @default 10 */
  serviceFeeBps: number
  /** The minimum charge for the gas of a fill, in US dollars, decimal. @default '0.02' */
  minimumGasFeeUsd: string
  /** Slippage tolerance of quotes without one, in basis points. @default 50 */
  defaultSlippageBps: number
  /** Maximum price impact of a swap unless `overridePriceImpact` is set, in basis points. @default 1500 */
  maximumImpactBps: number
  /** The sponsor's limit for a request without one, in US dollars, decimal. @default '100' */
  maximumSponsoredUsd: string
  /** How long a quote without `ttl` can be paid, in milliseconds. @default 3600000 */
  quoteValidityMs: number
  /** Treats every deposit as made after its quote expired, so that it is refunded. @default false */
  countsDepositsAsLate: boolean
  /**
   * Time from the deposit to the success of a request, in milliseconds. For the first half it is `pending`, then the fill is sent, and for
   * the second half it is `submitted`. @default 1500
   */
  fillDelayMs: number
  /** How long money stays at a deposit address before it is taken to the depository, in milliseconds. @default 500 */
  sweepDelayMs: number
  /**
   * A deposit to a deposit address creates a new request, which takes the deposit over and which the first request refers to. The service
   * does this on some chains. @default false
   */
  regeneratesDeposits: boolean
  /**
   * Pull deposits with permits. If false, the response to a permit has the steps to pay the deposit by transactions, and the permit is
   * never used. @default true
   */
  relaysPermits: boolean
  /**
   * Every quote that the solver fills begins with a message that the user signs to claim the request. Deposits for unclaimed requests are
   * refunded. @default false
   */
  requiresClaim: boolean
  /**
   * List unpaid quotes in the history, too. If false, they are only found by `id`, `orderId` and `term`, since every refreshed quote of a
   * widget would be an entry. @default false
   */
  listUnpaid: boolean
  /** Ids of chains whose requests are only listed with `privateChainsToInclude`. @default [] */
  privateChains: readonly number[]
}

/** The default policy. */
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

/** Overrides of the policy; `undefined` keeps the default. */
export type PolicyOptions = { [name in keyof ServicePolicy]?: ServicePolicy[name] | undefined }

/** Each option must have the type of its default. */
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
