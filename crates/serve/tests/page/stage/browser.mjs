// A Chromium, and the devices that pages are opened on.
import { chromium } from 'playwright-core';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export const DESKTOP = { viewport: { width: 1280, height: 900 }, locale: 'en-GB' };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, locale: 'en-GB' };

let opened;

/** The browser of this process, started when it is first needed. */
export const browser = () => {
  opened ??= chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', headless: true, args: FLAGS });
  return opened;
};

export const closeBrowser = async () => (await opened)?.close();
