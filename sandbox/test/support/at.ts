/** The element at an index, which must be there. */
export function at<item>(items: readonly item[], index: number): item {
  const item = items[index]
  if (item === undefined) throw new TypeError(`There is nothing at ${index}.`)
  return item
}
