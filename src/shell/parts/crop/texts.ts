export const texts = {
  cropTitle: 'Crop the picture',
  cropHint: 'Drag the picture, or move it by the arrow keys.',
  cropArea: 'Picture, movable',
  zoom: 'Zoom',
  usePicture: 'Use picture',
} as const
