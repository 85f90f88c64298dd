/** The themes as people see them; «System» and the two computed variants besides the nine. */
export const texts = {
  system: 'System',
  default: 'Default',
  sunset: 'Sunset',
  greeny: 'Greeny',
  beach: 'Beach',
  tech: 'Tech',
  sweetHues: 'Sweet Hues',
  defaultDark: 'Default Dark',
  deepOcean: 'Deep Ocean',
  slate: 'Slate',
  mainThemeDark: 'Main Theme Dark',
  mainThemeLight: 'Main Theme Light',
} as const
