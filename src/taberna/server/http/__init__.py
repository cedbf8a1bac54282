"""The HTTP part: guests, tables, records, pages."""
