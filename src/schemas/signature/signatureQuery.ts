import * as z from 'zod/mini'
import { object } from '../base/object.ts'

/** The query of the place where a signature is handed over. What a wallet signed is sent as it is. */
export const signatureQuerySchema = object({
  signature: z.custom<`0x${string}`>((value) => typeof value === 'string', 'it must be text'),
})
