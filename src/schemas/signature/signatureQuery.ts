import * as z from 'zod/mini'
import { object } from '../base/object.ts'

/** The query of the endpoint that a signature is posted to. Signatures are sent unchanged. */
export const signatureQuerySchema = object({
  signature: z.custom<`0x${string}`>(
    (value) => typeof value === 'string' && /^0x[\da-f]*$/i.test(value),
    'it must be the signature: 0x and hexadecimal digits',
  ),
})
