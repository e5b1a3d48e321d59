import { checkObject } from '../errors/checks/checkObject.ts'

/**
 * Checks what options for react-query are made of, which a page without types may forget.
 *
 * @param parts What is used of the config.
 * @throws {InvalidArgumentError} naming the argument.
 */
export function checkOptions(
  caller: string,
  { config, options }: { config: unknown; options: unknown },
  parts: readonly string[] = ['client'],
): void {
  checkObject(config, caller, 'config', { fields: parts, rule: 'it must come from `createConfig`' })
  checkObject(options, caller, 'options')
}
