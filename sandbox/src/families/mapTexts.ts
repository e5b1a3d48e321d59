import type { Fields } from '../domain/isObject.ts'
import { mapObjects } from '../dialect/mapObjects.ts'
import type { ChainTexts, Families } from '../domain/chains/families.ts'

/** Names of fields with an address or a transaction hash next to their `chainId`. */
const addressNames = ['address', 'currency', 'depositor', 'depository', 'recipient']
const hashNames = ['txHash', 'hash', 'transactionId']

/**
 * Reads the body of `POST /quote`. The payer and the refund recipient are on the origin chain, the recipient is on the destination chain.
 */
export function readFamilyQuote(body: Fields, families: Families): Fields {
  const origin = families.of(body['originChainId'])
  const destination = families.of(body['destinationChainId'])
  return {
    ...body,
    ...changed(body, ['user', 'refundTo', 'recoveryAddress', 'originCurrency'], origin?.readAddress),
    ...changed(body, ['recipient', 'destinationCurrency'], destination?.readAddress),
  }
}

/** Reads the parameters of a list: an address or a hash of any family. */
export function readFamilyQuery(parameters: URLSearchParams, { all }: Families): URLSearchParams {
  const read = (text: string) => {
    const found = all.flatMap(({ readAddress, readHash }) => [readHash(text), readAddress(text)])
    return found.find((one) => /^0x[0-9a-fA-F]+$/.test(one)) ?? text
  }
  return all.length === 0
    ? parameters
    : new URLSearchParams([...parameters].map(([name, text]) => [name, read(text)]))
}

/** Writes the answer of `POST /quote`. */
export function writeFamilyQuote(answer: object, families: Families): object {
  if (families.all.length === 0) return answer
  const quote = writeBesideChains(answer, families)
  const { details, steps } = quote as {
    details: Record<'currencyIn' | 'currencyOut', { currency: Fields }>
    steps: Fields[]
  }
  const origin = families.of(details.currencyIn.currency['chainId'])
  const destination = families.of(details.currencyOut.currency['chainId'])
  return {
    ...quote,
    steps: origin ? steps.map((step) => writeStep(step, origin)) : steps,
    details: {
      ...details,
      ...changed(details, ['sender'], origin?.writeAddress),
      ...changed(details, ['recipient'], destination?.writeAddress),
    },
  }
}

/** Writes a record of the history, of either version. */
export function writeFamilyRecord<record extends object>(
  record: record,
  { origin, destination }: { origin: number; destination: number },
  families: Families,
): record {
  const [from, to] = [families.of(origin), families.of(destination)]
  if (!from && !to) return record
  const written: Fields = { ...writeBesideChains(record, families) }
  const { depositAddress } = written as { depositAddress: Fields | string | null }
  // One cast: fields keep their names, and texts stay texts.
  return {
    ...written,
    ...changed(written, ['user', 'sender', 'refundTo'], from?.writeAddress),
    ...changed(written, ['recipient'], to?.writeAddress),
    ...(typeof depositAddress === 'object' &&
      depositAddress !== null && {
        depositAddress: {
          ...depositAddress,
          ...changed(depositAddress, ['address', 'depositor', 'recoveryAddress'], from?.writeAddress),
          ...changed(depositAddress, ['depositTxHash'], from?.writeHash),
        },
      }),
  } as record
}

/** Writes the hash of a transaction as its chain does. */
export function writeFamilyHash(hash: string, chainId: number, families: Families): string {
  return families.of(chainId)?.writeHash(hash) ?? hash
}

function writeStep(step: Fields, { writeAddress, stepData }: ChainTexts): Fields {
  const { items } = step as { items: readonly Fields[] }
  return {
    ...step,
    ...changed(step, ['depositAddress'], writeAddress),
    items: items.map((item) => ({ ...item, data: stepData })),
  }
}

/** Writes values next to a `chainId`, and an order's payouts, in that chain's format. */
function writeBesideChains(value: object, families: Families): object {
  // One cast: `mapObjects` returns an object for an object.
  return mapObjects(value, (fields) => {
    const texts = families.of(fields['chainId'])
    if (!texts) return fields
    const { payments } = fields
    return {
      ...fields,
      ...changed(fields, addressNames, texts.writeAddress),
      ...changed(fields, hashNames, texts.writeHash),
      ...('txHash' in fields && { data: {}, stateChanges: [] }),
      ...(Array.isArray(payments) && {
        payments: payments.map((payment: Fields) => ({
          ...payment,
          ...changed(payment, ['recipient', 'currency'], texts.writeAddress),
        })),
      }),
    }
  }) as object
}

/** The named fields that are texts, after `change`; empty without a change. */
function changed(
  fields: object,
  names: readonly string[],
  change: ((text: string) => string) | undefined,
): Fields {
  if (!change) return {}
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
      names.includes(name) && typeof value === 'string' && value !== '' ? [[name, change(value)]] : [],
    ),
  )
}
