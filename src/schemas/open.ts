import * as z from 'zod/mini'

/**
 * An object schema that keeps fields it does not know, so that nothing the service adds is lost, while its
 * type holds the known fields alone, so that a misspelt field is a compile error.
 */
export function open<shape extends z.core.$ZodShape>(shape: shape): z.ZodMiniObject<shape, z.core.$strip> {
  // One cast: `looseObject` differs from `object` in its type only by an index signature.
  return z.looseObject(shape) as unknown as z.ZodMiniObject<shape, z.core.$strip>
}
