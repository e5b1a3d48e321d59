import type { ToolbarValues } from './toolbar.ts'

/** How a story may look: what colors, directions and themes can spoil for a reader differs in each. */
export interface Look extends Pick<ToolbarValues, 'mode' | 'direction'> {
  /** @default the look without a theme */
  theme: 'none' | 'soft'
}

/** Light and dark, both directions, with and without a theme. */
export const looks: readonly Look[] = (['none', 'soft'] as const).flatMap((theme) =>
  (['light', 'dark'] as const).flatMap((mode) =>
    (['ltr', 'rtl'] as const).map((direction) => ({ theme, mode, direction })),
  ),
)

/** The look that a story is examined in: always the same one, and each for an eighth of all stories. */
export function lookOf(storyId: string): Look | undefined {
  return looks[sumOf(storyId) % looks.length]
}

/** Whether axe and the layout’s check examine what a story comes to by what it does: always the same third. States are all examined. */
export function isEndExamined(storyId: string): boolean {
  return sumOf(storyId) % 3 === 0
}

function sumOf(storyId: string): number {
  let sum = 0
  for (const letter of storyId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum
}
