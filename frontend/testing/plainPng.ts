/** A grey picture of four by four pixels. */
export const plainPng = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAMAAACeL25MAAAAA1BMVEXIyMiuWu3mAAAAC0lEQVR42mNgwAQAABQAAe5aaQkAAAAASUVORK5CYII=',
      'base64',
    ),
  );
