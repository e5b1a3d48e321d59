import { isAddress, isHex } from 'viem'
import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const url = z.string().check(z.refine((value) => URL.canParse(value)))
const address = z.string().check(z.refine((value) => isAddress(value, { strict: false })))
const privateKey = z.string().check(z.refine((value) => isHex(value) && value.length === 66))
const positive = z.int().check(z.positive())
const decimals = z.int().check(z.nonnegative(), z.lt(256))

const currency = { symbol: text, name: text, decimals }
const factsSchema = z.object({
  proxyUrl: url,
  brand: text,
  chains: z.array(
    z.object({
      id: positive,
      name: text,
      rpcUrl: url,
      depository: address,
      permitSpenders: z.array(address),
      routers: z.array(address),
      fillContracts: z.array(address),
      nativeCurrency: z.object(currency),
    }),
  ),
  tokens: z.array(z.object({ chainId: positive, address, ...currency })),
  solver: address,
  accounts: z.array(z.object({ privateKey })),
})

/** Finds the first invalid fact. Returns its dotted path, `''` if `facts` itself is invalid, or undefined if all are valid. */
export function findWrongFact(facts: unknown): string | undefined {
  return factsSchema.safeParse(facts).error?.issues[0]?.path.join('.')
}
