/**
 * Reads a value from the wire as the type it promises, or throws a `SchemaFault` that names the field.
 *
 * A schema is a function and nothing else: the whole set below is smaller and several times faster than a schema
 * library, and needs neither `eval` nor global settings.
 */
export type Schema<output> = (value: unknown) => output

/** What a schema reads. */
export type Infer<schema extends Schema<unknown>> = ReturnType<schema>

/** A value is not what its schema promises. */
export class SchemaFault extends Error {
  override readonly name = 'SchemaFault'
  /** Where, as a dotted path; empty for the value itself. */
  readonly path: string
  readonly reason: string

  constructor(reason: string, path = '') {
    super(path ? `${path}: ${reason}` : reason)
    this.reason = reason
    this.path = path
  }
}

type Shape = Readonly<Record<string, Schema<unknown>>>

type OptionalNames<shape extends Shape> = {
  [name in keyof shape]: undefined extends Infer<shape[name]> ? name : never
}[keyof shape]

/** An object: fields whose schema may read `undefined` are optional. (`keyof Pick` keeps the fields' comments.) */
type Read<shape extends Shape> = {
  [name in keyof Omit<shape, OptionalNames<shape>>]: Infer<shape[name]>
} & {
  [name in keyof Pick<shape, OptionalNames<shape>>]?: Infer<shape[name]>
}

/**
 * An object. Fields that the schema does not know are kept, so that nothing the service adds is lost; they are not
 * in the type, so that a misspelt field is a compile error.
 */
export function object<shape extends Shape>(shape: shape): Schema<Read<shape>> {
  const fields = Object.entries(shape)
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new SchemaFault('it must be an object')
    }
    const output: Record<string, unknown> = { ...value }
    for (const [name, schema] of fields) {
      // What the object inherits is not what the service sent.
      const field = readAt(name, schema, Object.hasOwn(value, name) ? output[name] : undefined)
      if (field === undefined) delete output[name]
      else output[name] = field
    }
    // One cast: the loop above has just read every field of the shape.
    return output as Read<shape>
  }
}

/** An object of which every field only serves display. */
export function lenientObject<shape extends Shape>(
  shape: shape,
): Schema<{ [name in keyof shape]?: Infer<shape[name]> | undefined }> {
  const fields = Object.entries(shape).map(([name, schema]) => [name, lenient(schema)] as const)
  // One cast: `fromEntries` forgets which name has which schema.
  return object(Object.fromEntries(fields)) as Schema<{ [name in keyof shape]?: Infer<shape[name]> }>
}

/** A list. */
export function array<output>(item: Schema<output>): Schema<output[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new SchemaFault('it must be a list')
    return value.map((entry: unknown, index) => readAt(String(index), item, entry))
  }
}

/** Reads by one schema, then turns the result into something else. */
export function map<input, output>(schema: Schema<input>, convert: (input: input) => output): Schema<output> {
  return (value) => convert(schema(value))
}

/** Deployments write absent, `null` and `""` for the same thing: that an optional field has no value. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** A field that may have no value, and must be right when it has one. */
export function nullish<output>(schema: Schema<output>): Schema<output | undefined> {
  return (value) => (isAbsent(value) ? undefined : schema(value))
}

/** A field that only serves display: whatever is wrong with it, it is left out instead of failing the call. */
export function lenient<output>(schema: Schema<output>): Schema<output | undefined> {
  return (value) => {
    if (isAbsent(value)) return undefined
    try {
      return schema(value)
    } catch {
      return undefined
    }
  }
}

/** Any value, as it is. */
export const anything: Schema<unknown> = (value) => value

function readAt<output>(name: string, schema: Schema<output>, value: unknown): output {
  try {
    return schema(value)
  } catch (fault) {
    if (!(fault instanceof SchemaFault)) throw fault
    throw new SchemaFault(fault.reason, fault.path ? `${name}.${fault.path}` : name)
  }
}
