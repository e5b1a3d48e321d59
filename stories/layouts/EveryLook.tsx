import type { ReactNode } from 'react'
import { Stage } from '../../.storybook/Stage.tsx'

const looks = (['light', 'dark'] as const).flatMap((mode) =>
  (['ltr', 'rtl'] as const).map((direction) => ({ mode, direction })),
)

/** The same widget light and dark, from left to right and from right to left, each in the column of a phone. */
export function EveryLook({ children }: { children: ReactNode }) {
  return looks.map(({ mode, direction }) => (
    <Stage key={`${mode} ${direction}`} mode={mode} direction={direction} width="360" isPage={false}>
      {children}
    </Stage>
  ))
}
