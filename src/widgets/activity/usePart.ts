'use client'
import { createUsePart } from '../shared/createUsePart.ts'
import type { activityParts } from '../attributes/activity.ts'

/** The attributes of this widget's parts. */
export const usePart = createUsePart<typeof activityParts>()
