import { InvalidArgumentError } from '../argument.ts'
import { checkFields } from './checkFields.ts'
import { checkArgument, type Kind, type Kinds } from './checkKinds.ts'

/** The props to check: the kind of each, or of its fields. */
export type PropKinds<name extends PropertyKey = string> = Readonly<
  Record<name, Kind | { readonly fields: Kinds }>
>

/**
 * Checks props of an untyped page. A wrong one would fail in the middle of a render, and a misspelled field, such as one of a safety limit,
 * would be ignored. Null means not given.
 *
 * @throws {InvalidArgumentError} naming the first prop that is wrong, or its field.
 */
export function checkProps(props: object, kinds: PropKinds, caller: string, path = ''): void {
  for (const [name, kind] of Object.entries(kinds)) {
    const value: unknown = Reflect.get(props, name)
    const argument = path + name
    if (value == null) continue
    if (typeof kind === 'string' || !('fields' in kind)) checkArgument(caller, argument, value, kind)
    else {
      checkFields(argument, Object(value), Object.keys(kind.fields), (wrong, rule) => {
        return new InvalidArgumentError({ caller, argument: wrong, rule })
      })
      checkProps(Object(value), kind.fields, caller, `${argument}.`)
    }
  }
}
