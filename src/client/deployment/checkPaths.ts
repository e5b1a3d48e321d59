import { isServicePath } from '../../schemas/servicePath.ts'
import { checkFields, type Invalid } from '../../errors/checks/checkFields.ts'
import { defaultServicePaths, type ServicePaths } from '../../schemas/servicePaths.ts'

const pathNames = Object.keys(defaultServicePaths)

/** The paths that are set: an unset environment variable leaves one undefined. */
export function definedPaths(paths: Partial<ServicePaths> | undefined): Partial<ServicePaths> {
  return Object.fromEntries(Object.entries(paths ?? {}).filter(([, path]) => path !== undefined))
}

/** @throws {InvalidConfigError} naming an invalid path. */
export function checkPaths(
  argument: string,
  paths: Partial<ServicePaths> | undefined,
  invalid: Invalid,
): void {
  checkFields(argument, paths, pathNames, invalid)
  for (const [name, path] of Object.entries(definedPaths(paths))) {
    if (typeof path === 'string' && isServicePath(path)) continue
    throw invalid(`${argument}.${name}`, 'it must be a plain path, such as /quote/v2')
  }
  checkTwinPaths(argument, paths, invalid)
}

/** No two endpoints share a path, except the two versions of the status endpoint. */
function checkTwinPaths(argument: string, paths: Partial<ServicePaths> | undefined, invalid: Invalid): void {
  const given = definedPaths(paths)
  const all = { ...defaultServicePaths, ...given }
  for (const [name, path] of Object.entries(given)) {
    const twin = Object.entries(all).find(([other, one]) => other !== name && one === path)?.[0]
    if (twin === undefined || [name, twin].every((one) => one === 'status' || one === 'statusV3')) continue
    throw invalid(`${argument}.${name}`, `it must not be the path of \`${twin}\`, too`)
  }
}
