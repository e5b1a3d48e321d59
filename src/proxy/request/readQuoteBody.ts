import type * as z from 'zod/mini'
import { isPayerOutside } from './isPayerOutside.ts'
import { isSameUser } from './isSameUser.ts'
import { invalidBody, readJsonBody } from './readJsonBody.ts'
import { Refusal } from '../refusal.ts'
import { refuseUnexpected } from './refuseUnexpected.ts'
import { defaultBrand } from '../../schemas/brand.ts'
import {
  creditFieldNames,
  quoteBodySchema,
  sponsorshipFieldNames,
  type QuoteBody,
} from '../../schemas/quote/body/quoteBody.ts'

interface ReadQuoteBodyParameters {
  maxBytes: number
  signal: AbortSignal
  /** Fields that a caller may send, written exactly. */
  allowed: ReadonlySet<string>
  /** Fields in addition to those of the schemas, also within them; their values are free. */
  extraFields: ReadonlySet<string>
  /** The deployment's word for its own fee. */
  brand: string
  /** Fields of every quote, which replace the caller's. */
  fixed: Readonly<Record<string, unknown>>
  /** The caller; undefined if callers aren't identified. */
  user: string | undefined
  allowSponsorship: boolean
}

/**
 * Reads the body of a quote and rewrites it. A name that is almost a known one is rejected like any other, since a
 * provider may take it for the known one.
 *
 * @throws {Refusal}
 */
export async function readQuoteBody(
  request: Request,
  { maxBytes, signal, allowed, extraFields, brand, fixed, user, allowSponsorship }: ReadQuoteBodyParameters,
): Promise<string> {
  const fields = await readJsonBody(request, { maxBytes, signal })
  // What the server sets itself is replaced, whatever a caller sends.
  const isReplaced = (name: string) => creditFieldNames.has(name) && Object.hasOwn(fixed, name)
  const unknown = Object.keys(fields).find((name) => !allowed.has(name) && !isReplaced(name))
  if (unknown !== undefined) throw invalidBody(`${nameOf(unknown)} ${whyRefused(unknown)}`)
  refuseSponsorship(fields, { fixed, extraFields, allowSponsorship })
  const payer = user === undefined ? undefined : readPayer(fields, user)
  for (const [name, value] of Object.entries(fields)) {
    const schema = isReplaced(name) ? undefined : fieldSchemas.get(name)
    if (schema) refuseUnexpected(schema, inWordsOfInterface(name, value), { at: [name], extraFields })
  }
  return JSON.stringify({ ...fields, ...fixed, ...(payer !== undefined && { user: payer }) })

  function inWordsOfInterface(name: string, value: unknown): unknown {
    if (name !== 'sponsoredFeeComponents' || !Array.isArray(value)) return value
    return value.map((word: unknown) => (word === brand ? defaultBrand : word))
  }
}

/**
 * Who pays: the caller, or an address outside the EVM from which funds are sent by hand to a deposit address, for the
 * caller only.
 *
 * @throws {Refusal} `USER_NOT_ALLOWED`
 */
function readPayer(fields: Readonly<Record<string, unknown>>, user: string): string {
  const own = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined)
  const payer = own('user')
  if (!Object.hasOwn(fields, 'user') || isSameUser(payer, user)) return user
  const isDeposit = own('useDepositAddress') === true && own('refundTo') === payer
  if (isDeposit && isSameUser(own('recipient'), user) && isPayerOutside(payer, user)) return payer
  throw new Refusal(
    'USER_NOT_ALLOWED',
    'You can request quotes only for your own address: `user` must be you, or the `refundTo` outside the EVM of a deposit address that pays you.',
  )
}

/** What a sponsor pays directly to the recipient: a gas top-up, and a better rate than the market's. */
const payoutNames = ['topupGas', 'topupGasAmount', 'fixedRate'] as const satisfies (keyof QuoteBody)[]

/** Rejects what the owner of the API key would pay, unless the deployer allows it. */
function refuseSponsorship(
  fields: Readonly<Record<string, unknown>>,
  {
    fixed,
    extraFields,
    allowSponsorship,
  }: Pick<ReadQuoteBodyParameters, 'fixed' | 'extraFields' | 'allowSponsorship'>,
): void {
  const asks = (name: string) => Object.hasOwn(fields, name) && fields[name] !== false
  if (!allowSponsorship && sponsorshipFieldNames.some(asks)) {
    throw new Refusal('SPONSORSHIP_NOT_ALLOWED', 'This app doesn’t sponsor fees.')
  }
  const isSponsored = fixed['subsidizeFees'] === true || asks('subsidizeFees')
  const payout = payoutNames.find((name) => asks(name) && !extraFields.has(name))
  if (isSponsored && payout !== undefined) {
    throw new Refusal('SPONSORSHIP_NOT_ALLOWED', `"${payout}" isn’t allowed in a sponsored quote.`)
  }
}

const fieldSchemas: ReadonlyMap<string, z.core.$ZodType> = new Map(Object.entries(quoteBodySchema.shape))

function whyRefused(name: string): string {
  return creditFieldNames.has(name)
    ? 'is set on the server, in quoteParameters; callers may send it where extraFields names it'
    : 'is no field of a quote that is served here'
}

/** A name that is safe to repeat in a message. */
function nameOf(name: string): string {
  return /^\w{1,64}$/.test(name) ? `"${name}"` : 'a field of it'
}
