/** A window at 400 % zoom, by the measure of WCAG 2.2 (1.4.10). */
export const zoomed = {
  globals: { viewport: { value: 'zoomed', isRotated: false } },
  parameters: {
    viewport: {
      options: {
        zoomed: { name: '400 % zoom', styles: { width: '320px', height: '256px' }, type: 'mobile' },
      },
    },
  },
}

/** Whether the window has that size: a story opened without Storybook keeps the size of its own window. A test always has it. */
export function isZoomed(): boolean {
  return import.meta.env.MODE === 'test' || (innerWidth === 320 && innerHeight === 256)
}
