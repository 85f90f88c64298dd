/** The nine colour themes by the names of the spec. */
export const themes = ['default', 'sunset', 'greeny', 'beach', 'tech', 'sweetHues', 'defaultDark', 'deepOcean', 'slate'] as const
export type Theme = (typeof themes)[number]

/** What a theme is based on; dark ones have a light partner for regions that want to be light. */
export const lightPartners: Readonly<Partial<Record<Theme, Theme>>> = { defaultDark: 'default', deepOcean: 'beach', slate: 'tech' }
