import { bytes32Pattern, evmAddressPattern } from '@causeway/react/schemas'
import { keccak256, stringToBytes, type Address, type Hex } from 'viem'
import type { LedgerChain } from '../domain/chains/chain.ts'
import type { ChainTexts, Families } from '../domain/chains/families.ts'
import { familyCodecs, type FamilyCodec } from './familyCodec.ts'

/**
 * Creates the address and hash formats of each non-EVM chain. Addresses from elsewhere are mapped and remembered, so that they are written
 * back unchanged.
 */
export function createFamilies(chains: readonly LedgerChain[]): Families {
  const texts = chains.flatMap(({ id, name, family }) => {
    if (!family) return []
    const of = createTexts(familyCodecs[family])
    return [id.toString(), name.toLowerCase()].map((key) => [key, of] as const)
  })
  const byChain = new Map(texts)
  return {
    of: (chain) => byChain.get(String(chain).toLowerCase()),
    all: [...new Set(byChain.values())],
  }
}

function createTexts(codec: FamilyCodec): ChainTexts {
  const known = new Map<string, string>()
  return {
    readAddress(text) {
      const own = codec.readAddress(text)
      if (own) return own
      if (!codec.isAddress(text)) return `not ${text}`
      const address = `0x${keccak256(stringToBytes(text)).slice(-40)}`
      known.set(address, text)
      return address
    },
    writeAddress(address) {
      if (!evmAddressPattern.test(address)) return address
      // One cast: the pattern was just checked.
      const lower = address.toLowerCase() as Address
      return known.get(lower) ?? codec.writeAddress(lower)
    },
    readHash: (text) => codec.readHash(text) ?? text,
    writeHash: (hash) => (bytes32Pattern.test(hash) ? codec.writeHash(hash as Hex) : hash),
    stepData: codec.stepData,
  }
}
