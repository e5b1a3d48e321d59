'use client'
import { createUsePart } from '../shared/render/createUsePart.ts'
import type { swapParts } from './attributes.ts'

/** The attributes of this widget's parts. */
export const usePart = createUsePart<typeof swapParts>()
