import { createBase58check } from '@scure/base'
import { sha256 } from 'viem'

/** Base58 with a checksum, as in Bitcoin and Tron addresses. */
export const base58check = createBase58check((bytes) => sha256(bytes, 'bytes'))
