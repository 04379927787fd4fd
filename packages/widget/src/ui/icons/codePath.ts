/** Three corners of a QR code. */
export const codePath = 'M4.5 4.5h5v5h-5zm10 0h5v5h-5zm-10 10h5v5h-5zm10 0h1.5m3.5 0v1.5m-5 3.5h1.5m3.5-1v1';
