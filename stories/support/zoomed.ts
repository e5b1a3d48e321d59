function windowOf(name: string, width: number, height: number) {
  const styles = { width: `${width}px`, height: `${height}px` }
  return {
    globals: { viewport: { value: 'low', isRotated: false } },
    parameters: { viewport: { options: { low: { name, styles, type: 'mobile' } } } },
  }
}

/** A window at 400 % zoom, by the measure of WCAG 2.2 (1.4.10). */
export const zoomed = windowOf('400 % zoom', 320, 256)

/** The window of a small phone that is held sideways. */
export const landscape = windowOf('Phone held sideways', 640, 360)

/** Whether the window has that size: a story opened without Storybook keeps the size of its own window. A test always has it. */
export function isZoomed(): boolean {
  return import.meta.env.MODE === 'test' || (innerWidth === 320 && innerHeight === 256)
}

/** Whether the window is that of a phone held sideways; see `isZoomed`. */
export function isLandscape(): boolean {
  return import.meta.env.MODE === 'test' || (innerWidth === 640 && innerHeight === 360)
}
