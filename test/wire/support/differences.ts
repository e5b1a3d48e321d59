/** The paths at which two values differ; of what one of them lacks altogether, the path of the whole. */
export function differences(one: unknown, other: unknown): string[] {
  if (Object.is(one, other)) return []
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return ['']
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].flatMap((name) =>
    differences(Reflect.get(one, name), Reflect.get(other, name)).map((path) =>
      path ? `${name}.${path}` : name,
    ),
  )
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
