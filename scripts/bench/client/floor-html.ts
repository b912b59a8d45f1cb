import type { ShownPage, ShownPart } from './shown-parts.ts';

/**
 * The least page that shows the same: each image, text and field at the same place and of the same
 * size, without a script, a web font or decoration. The app's own font is no part of it, because
 * the app shows its texts in another font until that one is there.
 */
export function floorHtml({ height, parts }: ShownPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Floor</title>
<link rel="icon" href="data:,">
<style>
body { position: relative; height: ${height}px; margin: 0; background: #171310; color: #faf6ef; font: 1rem/1.2 sans-serif }
img, p, input { position: absolute; box-sizing: border-box; margin: 0; overflow: hidden }
img { object-fit: cover }
</style>
</head>
<body>
${parts.map(elementOf).join('\n')}
</body>
</html>`;
}

function elementOf(part: ShownPart): string {
  const { left, top, width, height } = part;
  const place = `left:${px(left)};top:${px(top)};width:${px(width)};height:${px(height)}`;
  switch (part.kind) {
    case 'image': {
      const attributes = Object.entries(part.attributes).map(([name, value]) => {
        return `${name}="${escapeHtml(value)}"`;
      });
      return `<img style="${place}" ${attributes.join(' ')} alt="">`;
    }
    case 'text':
      return `<p style="${place};font-size:${px(part.fontSize)}">${escapeHtml(part.text)}</p>`;
    case 'field':
      return `<input style="${place}" type="${part.type}">`;
  }
}

function px(length: number): string {
  return `${Math.round(length)}px`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
