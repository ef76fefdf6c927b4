CREATE TABLE "clients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"picture" jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "delivery_zones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" double precision NOT NULL,
	"name" text NOT NULL,
	"cities" jsonb NOT NULL,
	"aliases" jsonb NOT NULL,
	"days_min" integer NOT NULL,
	"days_max" integer NOT NULL,
	"point_price" integer NOT NULL,
	"door_price" integer NOT NULL,
	"box_kg" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "excursion_videos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"video" text NOT NULL,
	"image" jsonb NOT NULL,
	"film" jsonb,
	"uploaded_on" date
);--> statement-breakpoint
CREATE TABLE "facts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"image" jsonb
);--> statement-breakpoint
CREATE TABLE "faq_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" double precision NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"answer_markdown" text NOT NULL,
	"topics" jsonb DEFAULT '["help"]'::jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "home_blocks" (
	"name" text PRIMARY KEY NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"video" text,
	"image" jsonb,
	"film" jsonb,
	"uploaded_on" date,
	"text" text,
	"text_markdown" text
);--> statement-breakpoint
CREATE TABLE "layout_requirements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" double precision NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "licenses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" double precision NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"image" jsonb NOT NULL,
	"document" text
);--> statement-breakpoint
CREATE TABLE "order_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"image" jsonb
);--> statement-breakpoint
CREATE TABLE "portfolio" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" integer NOT NULL,
	"image" jsonb NOT NULL,
	"title" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "site_properties" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"tagline" text NOT NULL,
	"logo" jsonb,
	"phone" text NOT NULL,
	"support_email" text NOT NULL,
	"address" text NOT NULL,
	"operation_mode" text NOT NULL,
	"social" jsonb NOT NULL,
	"brand_book" text,
	"rating_tenths" integer DEFAULT 50 NOT NULL,
	"orders_completed" integer DEFAULT 0 NOT NULL,
	"founded_year" integer DEFAULT 2008 NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "site_properties_single" CHECK ("site_properties"."id" = 1)
);--> statement-breakpoint
CREATE TABLE "slides" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" integer NOT NULL,
	"image" jsonb NOT NULL,
	"portrait" jsonb,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"content" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "stories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" double precision NOT NULL,
	"title" text NOT NULL,
	"cover" jsonb NOT NULL,
	"frames" jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"post" text NOT NULL,
	"content" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "text_pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"version" text NOT NULL,
	"body" text NOT NULL,
	"body_markdown" text NOT NULL,
	"document" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON site_properties FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON slides FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON order_steps FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON text_pages FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON home_blocks FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON facts FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON clients FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portfolio FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON testimonials FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON excursion_videos FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON stories FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON licenses FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON delivery_zones FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON faq_questions FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON layout_requirements FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR DELETE OR UPDATE ON text_pages FOR EACH ROW EXECUTE FUNCTION note_media_usages('slug');--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR DELETE OR UPDATE ON site_properties FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR DELETE OR UPDATE ON slides FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR DELETE OR UPDATE ON order_steps FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR DELETE OR UPDATE ON home_blocks FOR EACH ROW EXECUTE FUNCTION note_media_usages('name');--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR DELETE OR UPDATE ON facts FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR DELETE OR UPDATE ON clients FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR DELETE OR UPDATE ON portfolio FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR DELETE OR UPDATE ON excursion_videos FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR DELETE OR UPDATE ON stories FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR DELETE OR UPDATE ON licenses FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR DELETE OR UPDATE ON faq_questions FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');
