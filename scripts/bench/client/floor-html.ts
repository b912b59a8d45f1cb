import type { ShownPage, ShownPart } from './shown-parts.ts';

/**
 * The least page that shows the same: each image, text and field at the same place and of the same
 * size, without a script, decoration or the app's web font. The app shows its texts before that font
 * is there, so no paint depends on it; the floor shows them in the next local font of the same size.
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
body { position: relative; height: ${height}px; margin: 0; background: #171310; color: #faf6ef }
img, p, input { position: absolute; box-sizing: border-box; margin: 0 }
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
      return `<p style="${place};font:${escapeHtml(part.font)}">${escapeHtml(part.text)}</p>`;
    case 'field':
      return `<input style="${place}" type="${part.type}">`;
  }
}

// Rounded up, or a text would need another line.
function px(length: number): string {
  return `${Math.ceil(length)}px`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
